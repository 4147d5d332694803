// What Japanese and English look like when their bytes are read in the wrong encoding.

export const MOJIBAKE = /[縺繧繝郢隱譛蜿逕]|Ã[\u0080-ÿ]|â€|ã[\u0080-ÿ]/gu;
