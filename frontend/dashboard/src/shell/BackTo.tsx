import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The way back from a screen to the list it belongs to. */
export function BackTo({ list, children }: { list: string; children: ReactNode }) {
  return (
    <Button component={Link} to={list} startIcon={<ArrowBackIcon />} sx={{ ml: -2, mb: 1 }}>
      {children}
    </Button>
  );
}
