// A button that asks for a file and hands it over.
import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly icon: IconName;
  /** Kinds of files, as an input takes them. */
  readonly accept: string;
  readonly isBusy?: boolean;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, icon, accept, isBusy = false, onFile }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button isSmall icon={icon} isBusy={isBusy} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        aria-label={label}
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
