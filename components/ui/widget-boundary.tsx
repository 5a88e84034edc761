import { Component, type ComponentType, type ReactNode } from 'react';
import { Stopped } from './stopped';

interface WidgetBoundaryProps {
  /** What stands in its place if it fails. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps an error in a widget from taking the page with it. What is kept in the browser stays kept, as every widget
 * stores each change at once; the error still goes to the console.
 */
class WidgetBoundary extends Component<WidgetBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { instead = <Stopped />, children } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}

/**
 * The root of a widget, with a boundary around it: an error in the root itself would pass one that it renders.
 * @param renderInstead What stands in its place if it fails; `Stopped` unless given.
 */
export function asWidget<Props extends object>(
  Widget: ComponentType<Props>,
  renderInstead?: (props: Props) => ReactNode,
): ComponentType<Props> {
  return function WidgetInBoundary(props: Props) {
    return (
      <WidgetBoundary instead={renderInstead?.(props)}>
        <Widget {...props} />
      </WidgetBoundary>
    );
  };
}
