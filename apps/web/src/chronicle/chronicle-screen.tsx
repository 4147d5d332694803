// The chronicle of a garden: its days as chapters, to be read like a book.
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { Chapter } from './chapter.tsx';
import { DayNav } from './day-nav.tsx';
import { Filters } from './filters.tsx';
import { NothingTold } from './nothing-told.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { Save } from './save.tsx';
import { useChronicle } from './use-chronicle.ts';

const ROUTE = '/garden/$id/chronicle';

export function ChronicleScreen() {
  const { t } = useTranslation('chronicle');
  const { id } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const chronicle = useChronicle(id, search);
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = chronicle;
  const [first] = data?.pages ?? [];
  const lines = data?.pages.flatMap(({ entries }) => entries) ?? [];
  if (!first)
    return (
      <>
        <PageTitle title={t('read')} about={t('about')} />
        {error ? (
          <ErrorState title={t('refused')} error={error} onRetry={() => void chronicle.refetch()} />
        ) : (
          <Loading />
        )}
      </>
    );
  return (
    <>
      <PageTitle title={t('title', { garden: first.garden.name })} about={t('about')}>
        <span className="flex flex-wrap gap-2">
          <Link to="/garden/$id" params={{ id }} className={buttonLook('plain', { isSmall: true })}>
            <Icon name="map" />
            {t('toGarden')}
          </Link>
          {lines.length > 0 || first.days > 1 ? <Save id={id} day={first} /> : null}
        </span>
      </PageTitle>
      <div className="mx-auto grid max-w-3xl gap-4">
        <DayNav id={id} day={first} />
        <Filters people={first.people} />
        {lines.length === 0 ? (
          <NothingTold id={id} isEver={first.days > 1 || search.all !== true} />
        ) : (
          <Chapter day={first} lines={lines} />
        )}
        {hasNextPage ? (
          <Button
            className="justify-self-center"
            isBusy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('more')}
          </Button>
        ) : null}
        {error ? <ErrorState error={error} onRetry={() => void chronicle.refetch()} /> : null}
        {hasNextPage ? null : <DayNav id={id} day={first} isFoot />}
      </div>
      <RecordDialog day={first} lines={lines} />
    </>
  );
}
