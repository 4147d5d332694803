// The head of the page: the name of the house, where one can go, language and brightness.
import { languageName, TEXT_LANGUAGES } from '@hakoniwa/protocol';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../i18n/start-i18n.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { NavLinks } from './nav.tsx';
import { chooseTheme, useTheme } from './theme.ts';

export function Header() {
  const { t } = useTranslation('shell');
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-sm">
      <div className="mx-auto flex max-w-7xl items-center gap-2 px-3 py-2 sm:px-5">
        <Link
          to="/"
          className="mr-2 flex items-center gap-2 font-title text-title text-ink no-underline"
        >
          <span className="text-moss">
            <Icon name="sprout" size={26} />
          </span>
          {t('brand')}
        </Link>
        <nav aria-label={t('nav')} className="hidden md:block">
          <NavLinks kind="row" />
        </nav>
        <span className="grow" />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}

function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const language = useUiLanguage();
  const at = TEXT_LANGUAGES.indexOf(language);
  const other = TEXT_LANGUAGES[(at + 1) % TEXT_LANGUAGES.length] ?? language;
  return (
    <Button
      tone="quiet"
      isSmall
      lang={other}
      title={t('language')}
      onClick={() => void changeLanguage(other)}
    >
      {languageName(other)}
    </Button>
  );
}

function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  return (
    <Button
      tone="quiet"
      isSmall
      icon={theme === 'day' ? 'moon' : 'sun'}
      aria-label={theme === 'day' ? t('toNight') : t('toDay')}
      onClick={() => chooseTheme(theme === 'day' ? 'night' : 'day')}
    />
  );
}
