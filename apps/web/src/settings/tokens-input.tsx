// A number of tokens; empty means no limit.
import { controlLook } from '../ui/field.tsx';

interface TokensInputProps {
  readonly value: string;
  readonly isFixed?: boolean;
  readonly onChange: (value: string) => void;
}

export function TokensInput({ value, isFixed = false, onChange, ...ids }: TokensInputProps) {
  return (
    <input
      {...ids}
      type="number"
      min={1}
      inputMode="numeric"
      className={controlLook}
      disabled={isFixed}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
