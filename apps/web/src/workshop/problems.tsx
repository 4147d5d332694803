// What is wrong with a pack, each with its line; a click goes there.
import type { OwnPack } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Badge } from '../ui/badge.tsx';
import type { FileLine } from './file-editor.tsx';

interface ProblemsProps {
  readonly problems: OwnPack['report']['problems'];
  readonly onPick: (spot: FileLine) => void;
}

export function Problems({ problems, onPick }: ProblemsProps) {
  const { t } = useTranslation('workshop');
  const language = useUiLanguage();
  if (problems.length === 0) return null;
  return (
    <ul aria-label={t('problemList')} className="my-3 grid max-h-64 gap-2 overflow-y-auto">
      {problems.map((problem) => {
        const { code, severity, file, line, column, message, fix } = problem;
        return (
          <li key={`${code}-${file}-${line}-${column}-${message.en}`}>
            <button
              type="button"
              className="grid w-full gap-1 rounded-chip border border-line px-3 py-2 text-left text-small hover:bg-sunk"
              onClick={() => onPick({ file, line })}
            >
              <span className="flex flex-wrap items-center gap-2">
                <Badge tone={severity === 'error' ? 'bad' : 'warm'}>
                  {t(`severity.${severity}`)}
                </Badge>
                <span className="font-mono">
                  {file}:{line}:{column}
                </span>
              </span>
              <span>{message[language]}</span>
              <span className="text-soft">{fix[language]}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
