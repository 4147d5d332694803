// The texts the house's prompts are made of, in every language.

const TEXTS = [
  'rules',
  'thought',
  'performance',
  'fused',
  'repair',
  'critic',
  'character',
  'style',
  'calls',
  'firstPerson',
  'never',
  'examples',
  'desires',
  'promises',
  'memories',
  'beliefs',
  'told',
  'history',
  'thoughtSoFar',
  'draft',
] as const;

export type DefaultPrompts = Readonly<Record<(typeof TEXTS)[number], string>>;
