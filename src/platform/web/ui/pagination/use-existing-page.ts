import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { PaginationProps } from './pagination.tsx';

/** Rows that went, or an old link, can leave someone past the last page: they are taken to it. */
export function useExistingPage({ page, pageCount, hrefFor }: Pick<PaginationProps, 'page' | 'pageCount' | 'hrefFor'>) {
  const navigate = useNavigate();
  const isPast = pageCount > 0 && page > pageCount;
  const last = hrefFor(pageCount);
  useEffect(() => {
    if (isPast) void navigate(last, { replace: true });
  }, [isPast, last, navigate]);
}
