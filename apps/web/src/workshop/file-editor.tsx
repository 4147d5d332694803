// The files of a pack as texts: choose one, write, keep; lines with problems are marked.
import type { OwnPack } from '@hakoniwa/client';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { controlLook, Field } from '../ui/field.tsx';
import { TextEditor } from './text-editor.tsx';
import { useChangePack } from './use-own-pack.ts';

/** A line of a file. */
export interface FileLine {
  readonly file: string;
  readonly line: number;
}

interface FileDeskProps {
  readonly pack: OwnPack;
  /** Where to look first. */
  readonly spot?: FileLine;
}

export function FileEditor({ pack, spot }: FileDeskProps) {
  const { t } = useTranslation('workshop');
  const names = Object.keys(pack.files);
  const [chosen, setChosen] = useState(spot?.file ?? names[0] ?? '');
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const change = useChangePack(pack);
  useEffect(() => {
    if (spot) setChosen(spot.file);
  }, [spot]);
  const changed = Object.entries(drafts).filter(([name, text]) => pack.files[name] !== text);
  const save = () => change.mutate(Object.fromEntries(changed), { onSuccess: () => setDrafts({}) });
  const lines = pack.report.problems.filter(({ file }) => file === chosen).map(({ line }) => line);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 grow">
          <Field label={t('files.which')}>
            {(ids) => (
              <select
                {...ids}
                className={classNames(controlLook, 'font-mono')}
                value={chosen}
                onChange={(event) => setChosen(event.target.value)}
              >
                {names.map((name) => (
                  <option key={name} value={name}>
                    {drafts[name] !== undefined && drafts[name] !== pack.files[name]
                      ? `${name} *`
                      : name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <Button
          tone="main"
          icon="check"
          disabled={changed.length === 0}
          isBusy={change.isPending}
          onClick={save}
        >
          {t('files.keep')}
        </Button>
      </div>
      <TextEditor
        key={chosen}
        label={t('files.text', { file: chosen })}
        text={drafts[chosen] ?? pack.files[chosen] ?? ''}
        badLines={lines}
        {...(spot?.file === chosen ? { line: spot.line } : {})}
        onChange={(text) => setDrafts({ ...drafts, [chosen]: text })}
      />
    </div>
  );
}
