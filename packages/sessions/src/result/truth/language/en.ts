// Claims in English.
import { GAINING, type TruthWords } from './truth-words.ts';

export const en: TruthWords = {
  claims: [
    {
      words:
        /\b(?:gain(?:ed|s)?|got|obtain(?:ed|s)?|acquir(?:ed|es)|receiv(?:ed|es)|won|wins|earn(?:ed|s)?|found|finds|picked up|pick(?:s)? up|took|takes|drew|draws|claim(?:ed|s)|bought|buys|stole|inherit(?:ed|s)|was given|were given|is given|now carries|now holds|in (?:his|her|their|your) purse)\b/iu,
      kinds: GAINING,
    },
    {
      words:
        /\b(?:lost|loses?|dropped|robbed|stolen|gave (?:up|away)|sold|handed over|deliver(?:ed|s)|parted with)\b/iu,
      kinds: ['item.delivered'],
    },
    {
      words:
        /\b(?:defeat(?:ed|s)|slain|slew|slay(?:s)?|vanquish(?:ed)|beat|overc[ao]me|struck down|fought|triumph(?:ed)?|victory)\b/iu,
      kinds: ['battle.finished', 'encounter.survived'],
    },
    {
      words:
        /\b(?:died|dies|dead|death|killed|kills|murder(?:ed)?|perish(?:ed|es)|buried|grave|corpse|fell (?:down )?dead|breathed (?:his|her|their) last|passed away|no more|lifeless|slaughter(?:ed)?|blade|blood|bled|collaps(?:ed|es))\b/iu,
      kinds: [],
    },
    {
      words:
        /\b(?:burn(?:ed|t|s|ing)|in flames|on fire|destroy(?:ed|s)|ruined|fell to|conquer(?:ed)|invaded|attack(?:ed|s)|betray(?:ed|s|al)|married|weds?|wedding|crowned|knighted|sworn|enslaved|imprisoned|arrested|cursed|executed)\b/iu,
      kinds: [],
    },
    {
      words:
        /\b(?:all|every)\b.{0,24}\b(?:quests?|errands?|tasks?|promises?)\b.{0,16}\b(?:done|finished|kept|complete)/iu,
      kinds: [],
    },
  ],
  people:
    /\b(?:kings?|queens?|emperor|empress|princess(?:es)?|princes?|knights?|generals?|soldiers?|envoys?|messengers?|nobles?|lords?|lady|priests?|priestess|witch(?:es)?|wizards?|heroes|hero|thie(?:f|ves)|pirates?|bandits?|assassins?|ghosts?|demons?|angels?|gods?|dragons?|wol(?:f|ves)|monsters?|giants?|lovers?|wife|husband|sons?|daughters?|fathers?|mothers?|brothers?)\b/iu,
};
