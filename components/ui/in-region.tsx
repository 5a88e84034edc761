'use client';

import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import { useRegionCode } from '@/lib/browser/use-region';

interface InRegionProps {
  code: ProvinceCode;
  children: ReactNode;
}

/** Shown where the visitor's region is known, so never in the exported HTML. */
export function OnlyIn({ code, children }: InRegionProps) {
  return useRegionCode() === code && children;
}
