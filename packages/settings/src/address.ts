// The check of a setting that is an address.
import { z } from 'zod';

/** An address of one of these kinds; an open one may lack its http:// and holds no password. */
export function addressSetting(
  protocols: readonly string[],
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): z.ZodType<string | undefined> {
  const withScheme = (given: string) =>
    isOpen && !/^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? `http://${given}` : given;
  const isUsable = (given: string) => {
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (!url || !protocols.includes(url.protocol)) return false;
    return !isOpen || [url.username, url.password, url.search, url.hash].every((one) => one === '');
  };
  return z
    .string()
    .transform(withScheme)
    .refine(isUsable, { message: `${protocols.map((one) => `${one}//`).join(', ')}` })
    .optional();
}
