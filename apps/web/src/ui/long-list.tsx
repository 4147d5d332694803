// A list of any length of which only what is in sight is drawn; it stays at its end until one scrolls up or came for an item.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

interface LongListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly draw: (item: T, index: number) => ReactNode;
  readonly className?: string;
  readonly guessHeight?: number;
  /** Whether new items are read out. */
  readonly isLive?: boolean;
  /** The item one came for; the list begins there instead of at its end. */
  readonly startAt?: number | undefined;
}

/** Nearer to the end than this, one is at the end. */
const END_PX = 48;

export function LongList<T>(props: LongListProps<T>) {
  const { label, items, keyOf, draw, className, guessHeight = 44, startAt } = props;
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(startAt === undefined);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => guessHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: 8,
  });
  const height = rows.getTotalSize();
  // Heights become known as rows are drawn, so the end is sought again whenever the whole grows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is what this waits for.
  useEffect(() => {
    if (isAtEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [height, items.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one came for holds once; afterwards one reads on.
  useEffect(() => {
    if (startAt !== undefined) rows.scrollToIndex(startAt, { align: 'center' });
  }, [startAt]);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      aria-label={label}
      className={classNames('overflow-y-auto', className)}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < END_PX;
      }}
    >
      <ol className="relative" style={{ height }} aria-live={props.isLive ? 'polite' : undefined}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return item === undefined ? null : (
            <li
              key={key}
              data-index={index}
              ref={rows.measureElement}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              {draw(item, index)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
