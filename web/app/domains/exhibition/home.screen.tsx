export default function HomeScreen() {
  return <div className="page py-10">Home</div>;
}
