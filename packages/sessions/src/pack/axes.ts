// The axes every campaign has, in percent.

export const AXES = ['peace', 'resources', 'magic', 'corruption'] as const;
export type Axis = (typeof AXES)[number];
