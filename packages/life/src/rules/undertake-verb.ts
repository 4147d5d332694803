// The verb by which an action of daily life is chosen through the door for typed acts.

/** `affordance` names the action. */
export const UNDERTAKE = 'undertake';
