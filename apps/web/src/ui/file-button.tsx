// A button that asks for a file and hands it over.
import { useRef } from 'react';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';

interface FileButtonProps {
  readonly label: string;
  /** What the chooser itself is called, where the button's words do not say. */
  readonly name?: string;
  readonly icon: IconName;
  /** Kinds of files, as an input takes them. */
  readonly accept: string;
  readonly isSmall?: boolean;
  readonly isBusy?: boolean;
  readonly onFile: (file: File) => void;
}

export function FileButton({
  label,
  name = label,
  icon,
  accept,
  isSmall = true,
  isBusy = false,
  onFile,
}: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button isSmall={isSmall} icon={icon} isBusy={isBusy} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        aria-label={name}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
