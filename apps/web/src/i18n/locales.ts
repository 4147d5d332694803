// All texts of the page by language and screen; a screen adds its two files here, one line each.
import type { TextLanguage } from '@hakoniwa/protocol';
import { en as arcsEn } from '../arcs/locale/en.ts';
import { ja as arcsJa } from '../arcs/locale/ja.ts';
import { en as charactersEn } from '../characters/locale/en.ts';
import { ja as charactersJa } from '../characters/locale/ja.ts';
import { en as chronicleEn } from '../chronicle/locale/en.ts';
import { ja as chronicleJa } from '../chronicle/locale/ja.ts';
import { en as errorsEn } from '../errors/locale/en.ts';
import { ja as errorsJa } from '../errors/locale/ja.ts';
import { en as gameEn } from '../game/locale/en.ts';
import { ja as gameJa } from '../game/locale/ja.ts';
import { en as gardenEn } from '../garden/locale/en.ts';
import { ja as gardenJa } from '../garden/locale/ja.ts';
import { en as graphEn } from '../graph/locale/en.ts';
import { ja as graphJa } from '../graph/locale/ja.ts';
import { en as historyEn } from '../history/locale/en.ts';
import { ja as historyJa } from '../history/locale/ja.ts';
import { en as homeEn } from '../home/locale/en.ts';
import { ja as homeJa } from '../home/locale/ja.ts';
import { en as labEn } from '../lab/locale/en.ts';
import { ja as labJa } from '../lab/locale/ja.ts';
import { en as peopleEn } from '../people/locale/en.ts';
import { ja as peopleJa } from '../people/locale/ja.ts';
import { en as playEn } from '../play/locale/en.ts';
import { ja as playJa } from '../play/locale/ja.ts';
import { en as questsEn } from '../quests/locale/en.ts';
import { ja as questsJa } from '../quests/locale/ja.ts';
import { en as resultEn } from '../result/locale/en.ts';
import { ja as resultJa } from '../result/locale/ja.ts';
import { en as sceneEn } from '../scene/locale/en.ts';
import { ja as sceneJa } from '../scene/locale/ja.ts';
import { en as settingsEn } from '../settings/locale/en.ts';
import { ja as settingsJa } from '../settings/locale/ja.ts';
import { en as shellEn } from '../shell/locale/en.ts';
import { ja as shellJa } from '../shell/locale/ja.ts';
import { en as uiEn } from '../ui/locale/en.ts';
import { ja as uiJa } from '../ui/locale/ja.ts';
import { en as workshopEn } from '../workshop/locale/en.ts';
import { ja as workshopJa } from '../workshop/locale/ja.ts';

const ja = {
  arcs: arcsJa,
  characters: charactersJa,
  chronicle: chronicleJa,
  errors: errorsJa,
  game: gameJa,
  garden: gardenJa,
  graph: graphJa,
  history: historyJa,
  home: homeJa,
  lab: labJa,
  people: peopleJa,
  play: playJa,
  quests: questsJa,
  result: resultJa,
  scene: sceneJa,
  settings: settingsJa,
  shell: shellJa,
  ui: uiJa,
  workshop: workshopJa,
};

const en = {
  arcs: arcsEn,
  characters: charactersEn,
  chronicle: chronicleEn,
  errors: errorsEn,
  game: gameEn,
  garden: gardenEn,
  graph: graphEn,
  history: historyEn,
  home: homeEn,
  lab: labEn,
  people: peopleEn,
  play: playEn,
  quests: questsEn,
  result: resultEn,
  scene: sceneEn,
  settings: settingsEn,
  shell: shellEn,
  ui: uiEn,
  workshop: workshopEn,
};

/** What i18next gets; the Japanese texts also say which keys there are. */
export const RESOURCES = { ja, en } satisfies Readonly<Record<TextLanguage, object>>;

export type Texts = typeof ja;
export type UiLanguage = keyof typeof RESOURCES;
