export default function AdminView(): React.ReactElement {
  return <h1>Admin</h1>;
}
