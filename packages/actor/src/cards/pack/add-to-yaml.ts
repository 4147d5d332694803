// Adds an entry to a YAML file of a pack, leaving what stands there as its author wrote it.
import { assert, parseYaml } from '@hakoniwa/stage';
import { parse, stringify } from 'yaml';

/** The file with more entries at its end. */
export function addToYaml(
  text: string | undefined,
  entries: Readonly<Record<string, unknown>>,
): string {
  const added = Object.entries(entries)
    .map(([id, sheet]) => yamlText({ [id]: sheet }))
    .join('\n');
  if (text === undefined || text.trim() === '') return added;
  const appended = `${text.trimEnd()}\n\n${added}`;
  if (holdsAll(appended, Object.keys(entries))) return appended;
  // A file in braces cannot be appended to; its tree can.
  const document = parseYaml(text);
  assert(document, 'a pack that was found sound can be read again');
  for (const [id, sheet] of Object.entries(entries)) document.set(id, document.createNode(sheet));
  return document.toString({ lineWidth: 0 });
}

/** A value as YAML. */
export function yamlText(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
}

function holdsAll(text: string, ids: readonly string[]): boolean {
  try {
    const value: unknown = parse(text, { logLevel: 'silent' });
    return (
      typeof value === 'object' && value !== null && ids.every((id) => Object.hasOwn(value, id))
    );
  } catch {
    // Text that no longer parses once appended to is one of the files in braces.
    return false;
  }
}
