import type { ReactNode } from 'react';
import '@/app/words.css';

export default function WordsLayout({ children }: Readonly<{ children: ReactNode }>) {
  return children;
}
