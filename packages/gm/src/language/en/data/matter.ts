// Small matter that lies and clings everywhere: to handle it takes no thing of the world.

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Bits, drops, dirt, weather and marks, by the one. */
export const MATTER = set(`
  burr splinter chaff wet damp fluff lint cobweb dust dirt mud grit speck spot stain smear smudge drip droplet raindrop
  bubble foam froth steam smoke spark soot frost rust sweat moss grain sawdust shaving cinder flake
  thistledown dandruff pollen dew slush puddle rain hail sleet fog mist snowflake icicle
  fleck mote curl blade stubble whisker mark scratch dent crease wrinkle fold ripple stray
  faceful earful eyeful lungful noseful nose-full shadow reflection echo draught draft breeze warmth chill heat glow`);
