import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.ServerVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;

/** An in-memory MongoDB for the tests, on a free loopback port that it prints. */
public class MongoStandIn {
    public static void main(String[] args) throws Exception {
        MongoServer server = new MongoServer(new MemoryBackend().version(ServerVersion.MONGO_5_0));
        server.bind("127.0.0.1", 0);
        System.out.println("Ready " + server.getLocalAddress().getPort());

        // The starter holds the other end: when it ends, however it ends, so does this.
        while (System.in.read() != -1) { }
        server.shutdownNow();
        System.exit(0);
    }
}
