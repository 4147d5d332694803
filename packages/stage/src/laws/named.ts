// [L1] An act names what it needs.
import { SLOTS } from '../act/act.ts';
import type { Law } from '../act/action.ts';
import { deny } from '../act/denial.ts';

export const namedLaw: Law = ({ act, action }) => {
  const open = SLOTS.find((slot) => action.slots[slot]?.required && act[slot] === undefined);
  return (
    open &&
    deny('AMBIGUOUS_ACTION', { cause: 'not-named', more: { about: action.id, needs: open } })
  );
};
