// A text with some stretches written anew, and where in the text as it was each offset stands.

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

export interface EditedText {
  readonly text: string;
  /** Where an offset of the new text stood; inside a new stretch, where that begins or, asked for an end, ends. */
  readonly back: (offset: number, isEnd?: boolean) => number;
}

/** Writes stretches anew; those that overlap an earlier one are left as they are. */
export function edited(text: string, edits: readonly Edit[]): EditedText {
  const made: { readonly from: number; readonly to: number; readonly edit: Edit }[] = [];
  let written = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    written += text.slice(at, edit.start);
    made.push({ from: written.length, to: written.length + edit.by.length, edit });
    written += edit.by;
    at = edit.end;
  }
  written += text.slice(at);
  const back = (offset: number, isEnd = false): number => {
    let low = 0;
    let high = made.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((made[middle]?.from ?? 0) < offset || (!isEnd && made[middle]?.from === offset))
        low = middle + 1;
      else high = middle;
    }
    const last = made[low - 1];
    if (!last) return offset;
    if (offset >= last.to) return last.edit.end + offset - last.to;
    return isEnd ? last.edit.end : last.edit.start;
  };
  return { text: written, back };
}
