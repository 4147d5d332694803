// Somebody's face: the same beside their lines, in lists and on the map.
import { type Expression, lookOf, portrait, SIDE } from '@hakoniwa/portrait';
import type { WatchPerson } from '@hakoniwa/protocol';
import { useMemo } from 'react';
import { classNames } from '../ui/class-names.ts';

interface FaceProps {
  readonly id: string;
  readonly look?: WatchPerson['look'] | undefined;
  readonly expression?: Expression;
  /** Its size, as a class. */
  readonly className: string;
}

export function Face({ id, look, expression = 'calm', className }: FaceProps) {
  const shapes = useMemo(() => portrait(lookOf(id, look), expression), [id, look, expression]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0 rounded-full', className)}
    >
      {shapes.map(({ d, fill = 'none', line, width }) => (
        <path key={`${d} ${fill}`} d={d} fill={fill} stroke={line} strokeWidth={width} />
      ))}
    </svg>
  );
}
