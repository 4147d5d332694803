// The head of a screen: its name, one line on what it is for, and what can be done at once.
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

interface PageTitleProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children?: ReactNode;
}

export function PageTitle({ title, about, children }: PageTitleProps) {
  const { t } = useTranslation('shell');
  const brand = t('brand');
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="text-page">{title}</h1>
        {about ? <p className="text-soft">{about}</p> : null}
      </div>
      {children}
    </header>
  );
}
