// Why something that was thought of was not done, by name.

/** Why a wish was not followed just then. */
export type SetAside = 'no-way' | 'waiting' | 'left-alone' | 'lighter' | 'not-much-dearer';

/** Why a way was not gone, where the laws would have let it. */
export type NotGoneWord = 'not-their-way' | 'hopeless' | 'tried' | 'undoes' | 'another-first';
