import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCopy } from './copy';
import { copyText } from './copy-text';

describe('copyText', () => {
  function offerClipboard(writeText: (() => Promise<void>) | undefined) {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
  }

  /** jsdom has no such command. Remembers what was selected when it was called. */
  function offerCommand(result: () => boolean) {
    const selected: string[] = [];
    document.execCommand = () => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement) {
        selected.push(field.value.slice(field.selectionStart, field.selectionEnd));
      }
      return result();
    };
    return selected;
  }

  afterEach(() => {
    document.body.innerHTML = '';
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));

  it('uses the clipboard where it may', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    offerClipboard(writeText);
    expect(await copyText('a link')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a link');
  });

  it.each([
    ['refused', refuse],
    ['missing', undefined],
  ])('selects and copies where the clipboard is %s, and leaves nothing behind', async (_case, writeText) => {
    offerClipboard(writeText);
    const selected = offerCommand(() => true);
    document.body.innerHTML = '<button>Copy</button>';
    document.querySelector('button')?.focus();
    expect(await copyText('a link')).toBe(true);
    expect(selected).toEqual(['a link']);
    expect(document.activeElement?.textContent).toBe('Copy');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it.each([
    ['says no', () => false],
    [
      'throws',
      () => {
        throw new Error('no such command');
      },
    ],
  ])('says that it did not work where the command %s', async (_case, result) => {
    offerClipboard(refuse);
    offerCommand(result);
    expect(await copyText('a link')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('useCopy', () => {
  function Copier() {
    const { status, field, copy } = useCopy<HTMLInputElement>();
    return (
      <>
        <button type="button" onClick={() => copy('text')}>
          Copy
        </button>
        {status === 'refused' && <input ref={field} aria-label="By hand" readOnly value="text" />}
      </>
    );
  }

  // jsdom has no clipboard, which is a refusal.
  it('moves focus to the field to copy from by hand, again with each refusal', async () => {
    render(<Copier />);
    const button = screen.getByRole('button', { name: 'Copy' });
    await userEvent.click(button);
    expect(await screen.findByLabelText('By hand')).toHaveFocus();
    await userEvent.click(button);
    expect(screen.getByLabelText('By hand')).toHaveFocus();
  });
});
