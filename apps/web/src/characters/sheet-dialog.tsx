// A character's sheet: what it can do, what it carries, whom it knows, what it earned.
import type { CharacterOnWire, CharacterSheetAnswer } from '@hakoniwa/protocol/sessions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Read } from '../play/read.tsx';
import { Badge } from '../ui/badge.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Meter } from '../ui/meter.tsx';

interface SheetDialogProps {
  readonly character: CharacterOnWire;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function SheetDialog({ character, isOpen, onClose }: SheetDialogProps) {
  const { t } = useTranslation('characters');
  const api = useApi();
  const query = useQuery({
    queryKey: ['sheet', character.id],
    queryFn: () => api.characters.sheet(character.id),
    enabled: isOpen,
  });
  return (
    <Dialog isOpen={isOpen} title={t('more', { name: character.name })} onClose={onClose}>
      <Read query={query}>{(sheet) => <Sheet sheet={sheet} />}</Read>
    </Dialog>
  );
}

function Sheet({ sheet }: { readonly sheet: CharacterSheetAnswer }) {
  const { t } = useTranslation('characters');
  const { state, skills, relations, axes } = sheet;
  return (
    <div className="grid gap-6">
      {[sheet.description, sheet.appearance, sheet.personality]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className="whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        ))}
      {state ? null : <p className="text-soft">{t('sheetOf.none')}</p>}
      <Part title={t('sheetOf.skills')} isShown={skills.length > 0}>
        <Bars bars={skills.map(({ name, value }) => ({ name, value }))} />
      </Part>
      {state ? <Belongings sheet={sheet} /> : null}
      <Earned sheet={sheet} />
      {state ? (
        <Part title={t('sheetOf.relations')}>
          {relations.length === 0 ? <p className="text-soft">{t('sheetOf.noRelations')}</p> : null}
          <Bars bars={relations.map(({ name, affinity }) => ({ name, value: affinity }))} />
        </Part>
      ) : null}
      <Part title={t('sheetOf.axes')} isShown={axes.length > 0}>
        <Bars
          bars={axes.map(({ name, percent }) => ({ name, value: percent, text: `${percent}%` }))}
        />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly isShown?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isShown = true, children }: PartProps) {
  if (!isShown) return null;
  return (
    <section>
      <h3 className="mb-2 text-lead">{title}</h3>
      {children}
    </section>
  );
}

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly text?: string;
}

function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {bars.map(({ name, ...bar }) => (
        <Meter key={name} label={name} low={0} {...bar} />
      ))}
    </div>
  );
}

function Belongings({ sheet }: { readonly sheet: CharacterSheetAnswer }) {
  const { t } = useTranslation('characters');
  return (
    <Part title={t('sheetOf.items')}>
      {sheet.items.length === 0 ? <p className="text-soft">{t('sheetOf.noItems')}</p> : null}
      <ul className="grid gap-2">
        {sheet.items.map(({ id, name, description, count }) => (
          <li key={id} className="text-small">
            <b className="font-medium">{name}</b>
            {count > 1 ? <span className="ml-1 tabular-nums">×{count}</span> : null}
            <span className="block text-soft">{description}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Earned({ sheet }: { readonly sheet: CharacterSheetAnswer }) {
  const { t } = useTranslation('characters');
  const { titles, counters, unlocks } = sheet;
  return (
    <>
      <Part title={t('sheetOf.titles')} isShown={titles.length > 0}>
        <p className="flex flex-wrap gap-2">
          {titles.map((title) => (
            <Badge key={title} tone="warm">
              {title}
            </Badge>
          ))}
        </p>
      </Part>
      <Part title={t('sheetOf.counters')} isShown={counters.length > 0}>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-small">
          {counters.map(({ id, name, value }) => (
            <div key={id} className="contents">
              <dt>{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={t('sheetOf.unlocks')} isShown={unlocks.length > 0}>
        <ul className="list-inside list-disc text-small">
          {unlocks.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}
