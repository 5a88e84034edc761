'use client';

import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import { useRegionCode } from '@/lib/browser/use-region';
import { asWidget } from './widget-boundary';

interface InRegionProps {
  code: ProvinceCode;
  children: ReactNode;
}

/** Shown where the visitor's region is known, so never in the exported HTML. */
export const OnlyIn = asWidget(
  function OnlyIn({ code, children }: InRegionProps) {
    return useRegionCode() === code && children;
  },
  ({ children }) => children,
);
