export default function QueryView(): React.ReactElement {
  return <h1>Query</h1>;
}
