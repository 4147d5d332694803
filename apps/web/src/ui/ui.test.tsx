// The small parts as they reach a screen reader: names, roles, what is tied to what.
import { ApiError } from '@hakoniwa/client';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { RESOURCES } from '../i18n/locales.ts';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { PaperCard } from './card.tsx';
import { Dialog } from './dialog.tsx';
import { onEnter } from './enter.ts';
import { controlLook, Field } from './field.tsx';
import { Meter } from './meter.tsx';
import { EmptyState, ErrorState, Loading } from './states.tsx';
import { Tabs } from './tabs.tsx';
import { ToastArea, useToasts } from './toast.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: RESOURCES, defaultNS: 'ui' });
});

const Speaker = () => <i>{typeof useToasts().say}</i>;
const html = (node: ReactNode) => renderToStaticMarkup(node);

it('a busy button cannot be pressed again and says that it is busy', () => {
  const button = html(
    <Button isBusy tone="main">
      Send
    </Button>,
  );
  expect(button).toMatch(/<button type="button" aria-busy="true" disabled=""/);
});

it('a meter is a meter with a name and a number', () => {
  const meter = html(<Meter label="Satiety" value={12.6} />);
  expect(meter).toMatch(/<meter [^>]*aria-label="Satiety" [^>]*value="12.6"/);
  expect(meter).toContain('>13<');
});

it('a field ties its label, its control and its problem together', () => {
  const field = html(
    <Field label="Name" problem="too long">
      {(ids) => <input {...ids} className={controlLook} />}
    </Field>,
  );
  const id = /for="([^"]+)"/.exec(field)?.[1];
  expect(field).toContain(`id="${id}"`);
  expect(field).toContain(`aria-describedby="${id}-note"`);
  expect(field).toContain('aria-invalid="true"');
});

it('tabs, dialogs, cards and badges say what they are', () => {
  const tabs = [{ id: 'a', label: 'One', content: 'first' }];
  expect(html(<Tabs label="Sheets" tabs={tabs} />)).toContain('role="tablist"');
  const dialog = { isOpen: true, title: 'Sure?', onClose: () => undefined };
  expect(html(<Dialog {...dialog}>x</Dialog>)).toContain('aria-labelledby');
  const firm = html(
    <Dialog {...dialog} isFirm>
      x
    </Dialog>,
  );
  expect(firm).not.toContain('aria-label="Close"');
  expect(html(<PaperCard title="Sheet">x</PaperCard>)).toContain('<h2');
  expect(html(<Badge tone="bad">denied</Badge>)).toContain('denied');
});

it('nothing, waiting and failing are said in words', () => {
  expect(html(<EmptyState title="Nothing yet" />)).toContain('Nothing yet');
  expect(html(<Loading />)).toMatch(/role="status".*Loading/);
  const error = new Error('the house is closed');
  expect(html(<ErrorState error={error} onRetry={() => undefined} />)).toMatch(
    /role="alert".*the house is closed.*Try again/,
  );
  const final = new ApiError('there are none', { code: 'NO_ACCOUNTS', status: 404 });
  expect(html(<ErrorState error={final} onRetry={() => undefined} />)).not.toContain('<button');
});

it('notes are said in a live region, and only inside their area', () => {
  const area = html(
    <ToastArea>
      <Speaker />
    </ToastArea>,
  );
  expect(area).toContain('role="status"');
  expect(() => html(<Speaker />)).toThrow(/ToastArea/);
});

it.each([
  ['Enter', {}, {}, true],
  ['Shift+Enter', { shiftKey: true }, {}, false],
  ['another key', { key: 'a' }, {}, false],
  ['Enter inside a composition', {}, { isComposing: true }, false],
  ['Enter as an input method reports it', {}, { keyCode: 229 }, false],
])('%s sends or not', (_name, event, nativeEvent, isSent) => {
  let sent = false;
  const { onKeyDown } = onEnter(() => {
    sent = true;
  });
  const preventDefault = () => undefined;
  onKeyDown({ key: 'Enter', preventDefault, ...event, nativeEvent } as never);
  expect(sent).toBe(isSent);
});
