/** Lines from the middle to evenly spaced nodes. Screen readers and narrow screens have the lists alone. */
export function GraphEdges({ count, side }: { readonly count: number; readonly side: 'left' | 'right' }): React.ReactElement {
  const [from, to] = side === 'right' ? [0, 100] : [100, 0];
  return (
    <svg className="graph-edges" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const y = ((index + 0.5) / count) * 100;
        return <path key={index} d={`M${from} 50 C50 50 50 ${y} ${to} ${y}`} vectorEffect="non-scaling-stroke" />;
      })}
    </svg>
  );
}
