import type { ReactNode } from 'react';
import '@/app/widgets.css';

export default function WidgetsLayout({ children }: Readonly<{ children: ReactNode }>) {
  return children;
}
