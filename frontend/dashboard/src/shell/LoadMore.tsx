import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  /** What `useInfiniteQuery` gives, whole: what is not read of it draws nothing anew. */
  list: { hasNextPage: boolean; isFetchingNextPage?: boolean; fetchNextPage: () => unknown };
}

/** The way to the next page of a list that grows downwards. */
export function LoadMore({ list }: Props) {
  const { hasNextPage, isFetchingNextPage = false, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      {/* Not disabled meanwhile: that would take the focus from whoever presses it again and again. */}
      <Button
        variant="outlined"
        aria-disabled={isFetchingNextPage}
        onClick={() => {
          if (!isFetchingNextPage) void fetchNextPage();
        }}
      >
        {isFetchingNextPage ? 'Loading...' : 'Load more'}
      </Button>
    </Box>
  );
}
