// A text with numbered lines; a line that is asked for is shown and marked.
import { useEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';

interface TextDeskProps {
  readonly label: string;
  readonly text: string;
  readonly badLines: readonly number[];
  /** The line to go to. */
  readonly line?: number;
  readonly onChange: (text: string) => void;
}

const LINE_PIXELS = 22;

export function TextEditor({ label, text, badLines, line, onChange }: TextDeskProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLOListElement>(null);
  const lines = text.split('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newly asked line moves the text, not every keystroke.
  useEffect(() => {
    const element = area.current;
    if (!element || line === undefined) return;
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    element.focus();
    element.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    element.scrollTop = Math.max(0, (line - 5) * LINE_PIXELS);
  }, [line]);
  return (
    <div className="flex h-[min(32rem,60dvh)] overflow-hidden rounded-chip border border-edge bg-card font-mono text-fine">
      <ol
        ref={numbers}
        aria-hidden="true"
        className="overflow-hidden border-r border-line bg-sunk py-2 text-right text-soft select-none"
      >
        {lines.map((_text, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
            key={index}
            className={classNames(
              'h-[22px] px-2 leading-[22px]',
              badLines.includes(index + 1) && 'bg-clay-soft font-bold text-clay',
            )}
          >
            {index + 1}
          </li>
        ))}
      </ol>
      <textarea
        ref={area}
        aria-label={label}
        spellCheck={false}
        data-pack
        wrap="off"
        value={text}
        className="min-w-0 grow resize-none bg-transparent px-3 py-2 leading-[22px] text-ink"
        onScroll={(event) => {
          if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
        }}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
