// Next runs this file in the browser before React takes the page over.
import { tolerateTranslation } from '@/lib/browser/tolerate-translation';

tolerateTranslation();
