'use client';

import type { ComponentProps } from 'react';
import { useLocationHash } from '@/lib/browser/location';
import { Tabs } from './tabs';
import { asWidget } from './widget-boundary';

/** Tabs of which the page's address opens one, by its id behind the #. */
export const AddressedTabs = asWidget(function AddressedTabs(props: Omit<ComponentProps<typeof Tabs>, 'askedId'>) {
  return <Tabs {...props} askedId={useLocationHash()} />;
});
