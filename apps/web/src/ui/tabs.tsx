// Tabs: one of several sheets in the same spot, moved between by arrow keys.
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly onChange?: (id: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <Radix.List aria-label={label} className="flex overflow-x-auto border-b border-line sm:gap-1">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="min-h-11 border-b-2 border-transparent px-1.5 text-small -outline-offset-2 sm:px-3 whitespace-nowrap text-soft data-[state=active]:border-moss data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-3">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
