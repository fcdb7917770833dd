import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Props {
  /** What `useInfiniteQuery` gives, whole: what is not read of it draws nothing anew. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage?: boolean;
    isFetchNextPageError?: boolean;
    fetchNextPage: () => unknown;
  };
}

/** The way to the next page of a list that grows downwards. */
export function LoadMore({ list }: Props) {
  const { hasNextPage, isFetchingNextPage = false, isFetchNextPageError = false, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      {isFetchNextPageError ? (
        <Typography role="alert" variant="body2" color="error" sx={{ mb: 1.5 }}>
          More could not be loaded. Please try again.
        </Typography>
      ) : null}
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
