// A pack as people call it: its title where it has one, with its own id and version beside it.
import type { OwnPack } from '@hakoniwa/client';
import { toldIn } from '../i18n/told-in.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';

type Named = Pick<OwnPack, 'name' | 'title' | 'version'>;

/** The title in the language of the page, else in another one, else the id. */
export function usePackTitle({ name, title }: Named): string {
  const language = useUiLanguage();
  return toldIn(title, language) ?? name;
}

export function PackName({ pack }: { readonly pack: Named }) {
  const { name, version } = pack;
  return (
    <span data-pack>
      {usePackTitle(pack)}{' '}
      <span className="text-fine text-soft">
        {name} {version}
      </span>
    </span>
  );
}
