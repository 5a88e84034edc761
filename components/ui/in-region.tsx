'use client';

import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import { useRegion } from '@/lib/browser/use-region';

interface InRegionProps {
  code: ProvinceCode;
  children: ReactNode;
}

/** What holds where the visitor lives in a region: in the exported HTML nobody does. */
export function OnlyIn({ code, children }: InRegionProps) {
  return useRegionCode() === code && children;
}

export function ExceptIn({ code, children }: InRegionProps) {
  return useRegionCode() !== code && children;
}

/** The visitor's region; `undefined` in the exported HTML, and while nobody knows it. */
export function useRegionCode(): ProvinceCode | undefined {
  const known = useRegion();
  return known.status === 'known' ? known.value : undefined;
}
